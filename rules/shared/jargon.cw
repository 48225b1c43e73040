# What players of wargames say, and what rulebooks say for it. Only finding clauses goes by this.
jargon "zone of ctrl" for "zone of control", "zoc", "zone"
