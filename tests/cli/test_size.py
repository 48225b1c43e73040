"""What is long is answered at all: where the work grows with the square of it, each of these takes an afternoon."""


def test_a_long_condition(run, tiny):
    chapter = tiny / "01-rest.cw"
    chapter.write_text(chapter.read_text().replace("permit rest(U) when tired(U)", "permit rest(U) when " + " and ".join(["tired(U)"] * 1000)))
    assert "all well" in run("check", tiny).out


def test_a_table_of_errors(run, tiny, tmp_path):
    (tmp_path / "chart.csv").write_text("ground,value\n" + "bog,2,3\n" * 20_000)
    ran = run("ask", tiny, "value chart(bog)", "--tables", tmp_path / "chart.csv")
    assert ran.status == 2 and ran.err.count("error[CW603]") == 100 and "19900 more" in ran.err


def test_many_errors_in_one_file(run, tiny):
    (tiny / "02.cw").write_text("[2.1] Much\n" + "".join(f"  permit rest(U) when tyred{n % 9}(U)\n" for n in range(1000)))
    assert run("check", tiny).status == 1
