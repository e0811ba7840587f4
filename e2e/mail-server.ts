import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect } from "@playwright/test";

/** A mail server that keeps what it receives, for a shop without a demo's outbox. */
export async function openMailServer() {
  const messages: string[] = [];
  const server = createServer((socket) => {
    let message: string | null = null;
    socket.write("220 mail.test\r\n");
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      if (message !== null) {
        message += chunk;
        if (!message.endsWith("\r\n.\r\n")) return;
        messages.push(decode(message));
        message = null;
        socket.write("250 kept\r\n");
      } else if (chunk.startsWith("DATA")) {
        message = "";
        socket.write("354 go on\r\n");
      } else {
        socket.write(chunk.startsWith("QUIT") ? "221 bye\r\n" : "250 fine\r\n");
      }
    });
    socket.on("error", () => socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What `pattern` finds in the newest message to an address. */
    async find(to: string, pattern: RegExp): Promise<string> {
      let found = "";
      await expect(() => {
        const message = messages.findLast((text) => text.includes(`To: ${to}`));
        found = pattern.exec(message ?? "")?.[1] ?? "";
        expect(found).not.toBe("");
      }).toPass();
      return found;
    },
    close: () => server.close(),
  };
}

/** Without the line ends and the escapes of `quoted-printable`. */
function decode(message: string): string {
  return message
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
