import { availableParallelism } from "node:os";
import { AppError } from "@errand/core/errors";
import { limitConcurrency } from "../process/limit-concurrency.ts";
import { withTimeLimit } from "../process/time-limit.ts";
import type { EncodedPicture, PictureEncoder } from "../requests/picture-encoder.types.ts";
import { type EncoderProcess, type EncodeTask, startEncoderProcess } from "./encoder-process.ts";
import { UnreadablePicture } from "./picture-limits.ts";
import { pictureWidths } from "./widths.ts";

export interface EncoderLimits {
  /** Pictures that are encoded at the same time. */
  processes: number;
  /** Pictures that wait for their turn. */
  waiting: number;
  /** Bytes of all files that wait or are encoded. */
  heldBytes: number;
  /** Milliseconds that one picture may take. */
  pictureMs: number;
  /** Milliseconds after which an idle process ends. */
  idleMs: number;
  /** Bytes above which a process ends after its picture. */
  residentBytes: number;
}

const defaultLimits: EncoderLimits = {
  // One core stays for requests.
  processes: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 24,
  heldBytes: 64_000_000,
  pictureMs: 60_000,
  idleMs: 15_000,
  residentBytes: 250_000_000,
};

export function createPictureEncoder(
  stated: Partial<EncoderLimits> = {},
  script = new URL("./encode-pictures.ts", import.meta.url),
): PictureEncoder {
  const limits = { ...defaultLimits, ...stated };
  const inTurn = limitConcurrency({ running: limits.processes, waiting: limits.waiting });
  const idle = new Map<EncoderProcess, NodeJS.Timeout>();
  let heldBytes = 0;

  /** A process that nobody else uses. */
  function take(): EncoderProcess {
    for (const [process, timer] of idle) {
      clearTimeout(timer);
      idle.delete(process);
      if (process.isRunning()) return process;
    }
    return startEncoderProcess(script);
  }

  function giveBack(process: EncoderProcess) {
    const timer = setTimeout(() => {
      idle.delete(process);
      process.end();
    }, limits.idleMs);
    idle.set(process, timer.unref());
  }

  async function encodeNow(task: EncodeTask): Promise<EncodedPicture[]> {
    const process = take();
    try {
      const encoding = process.encode(task);
      const { pictures, residentBytes } = await withTimeLimit(
        encoding,
        "encoding a picture",
        limits.pictureMs,
      );
      if (residentBytes > limits.residentBytes) process.end();
      else giveBack(process);
      return pictures;
    } catch (error) {
      if (error instanceof UnreadablePicture && process.isRunning()) giveBack(process);
      else process.end();
      throw error;
    }
  }

  async function encode(task: EncodeTask): Promise<EncodedPicture[]> {
    const size = task.bytes.byteLength;
    if (heldBytes + size > limits.heldBytes) throw new AppError("overloaded");
    heldBytes += size;
    try {
      const encoded = await inTurn.run(() => encodeNow(task));
      if (encoded === "busy") throw new AppError("overloaded");
      return encoded;
    } finally {
      heldBytes -= size;
    }
  }

  async function encodeOne(task: EncodeTask): Promise<EncodedPicture> {
    const [picture] = await encode(task);
    if (!picture) throw new Error("a picture is encoded once");
    return picture;
  }

  return {
    async squares(bytes) {
      const pictures = await encode({ kind: "squares", bytes, widths: pictureWidths });
      return pictures.map(({ content }) => content);
    },
    whole: (bytes, maxSide) => encodeOne({ kind: "whole", bytes, maxSide }),
    page: (bytes, page, maxSide) => encodeOne({ kind: "page", bytes, page, maxSide }),
    close() {
      for (const [process, timer] of idle) {
        clearTimeout(timer);
        process.end();
      }
      idle.clear();
    },
  };
}
