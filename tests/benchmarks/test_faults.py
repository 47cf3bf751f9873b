"""A long run of failures can be interrupted and gone on with."""

from __future__ import annotations

from pathlib import Path

import msgspec

import faults


def test_what_an_earlier_run_suffered_counts(tmp_path: Path) -> None:
    file = tmp_path / "faults.json"
    file.write_bytes(msgspec.json.encode([faults.Suffered("sqlite", "kill", times=7, acknowledged=99)]))
    record = faults._read(file)
    assert 7 == faults._times_before(record, "sqlite", [faults.kill])
    assert 0 == faults._times_before(record, "sqlite", [faults.kill, faults.clock_jump]), "one was not suffered yet"
    assert 0 == faults._times_before(record, "postgres", [faults.kill])
    faults._write(record, file)
    assert 99 == msgspec.json.decode(file.read_bytes(), type=list[faults.Suffered])[0].acknowledged
