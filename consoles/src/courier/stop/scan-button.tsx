import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import ScanBarcode from "lucide-react/icons/scan-barcode";
import { type ChangeEvent, useState } from "react";
import { phoneClasses } from "../phone-button.tsx";

/** What some browsers have to read the codes in a picture. */
interface CodeReader {
  detect(picture: ImageBitmap): Promise<{ rawValue: string }[]>;
}

declare global {
  var BarcodeDetector: (new () => CodeReader) | undefined;
}

/** Takes a picture of the slip on a bag and reads its codes; nothing where the browser cannot. */
export function ScanButton({ onScan }: { onScan(codes: string[]): void }) {
  const t = useMessages("next-stop");
  const [isBusy, setBusy] = useState(false);
  const Reader = globalThis.BarcodeDetector;
  if (Reader === undefined) return null;
  const reader = new Reader();

  async function scan({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setBusy(true);
    onScan(await readCodes(reader, file));
    setBusy(false);
    // The same picture can be chosen again.
    target.value = "";
  }

  return (
    <label
      className={phoneClasses(
        "soft",
        "md",
        "cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-ink",
      )}
    >
      {isBusy ? <Spinner className="size-6" /> : <ScanBarcode aria-hidden className="size-6" />}
      {t("check.scan")}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        onChange={(event) => void scan(event)}
        className="sr-only"
      />
    </label>
  );
}

/** None of a file that is no picture. */
async function readCodes(reader: CodeReader, file: File): Promise<string[]> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return [];
  const found = await reader.detect(picture).catch(() => []);
  picture.close();
  return found.map(({ rawValue }) => rawValue);
}
