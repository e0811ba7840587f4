import type { Usb, UsbDevice } from "./usb.ts";

const port = { endpointNumber: 1, direction: "out", type: "bulk" } as const;
const ownInterface = {
  interfaceNumber: 0,
  alternates: [{ interfaceClass: 7, endpoints: [port] }],
};

/** A printer that keeps what it is sent, and can be unplugged and break. */
export class TestPrinter implements UsbDevice {
  productName = "TM-T20III";
  opened = false;
  configuration = { interfaces: [ownInterface] };
  isBroken = false;
  readonly printed: string[] = [];
  async open() {
    this.opened = true;
  }
  async close() {
    this.opened = false;
  }
  async selectConfiguration() {}
  async claimInterface() {}
  async transferOut(_endpoint: number, data: BufferSource) {
    if (this.isBroken) return { status: "stall" };
    this.printed.push(new TextDecoder("windows-1252").decode(data));
    return { status: "ok" };
  }
}

/** A USB port with a printer, or without one; a person chooses it when asked. */
export class TestUsb extends EventTarget implements Usb {
  device: TestPrinter | null;
  constructor(device: TestPrinter | null) {
    super();
    this.device = device;
  }
  async getDevices() {
    return this.device ? [this.device] : [];
  }
  async requestDevice() {
    if (!this.device) throw new DOMException("No device selected.", "NotFoundError");
    return this.device;
  }
  unplug() {
    const { device } = this;
    this.device = null;
    this.dispatchEvent(Object.assign(new Event("disconnect"), { device }));
  }
  plug(device: TestPrinter) {
    this.device = device;
    this.dispatchEvent(Object.assign(new Event("connect"), { device }));
  }
}
