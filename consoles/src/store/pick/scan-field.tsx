import { useMessages } from "@errand/ui/messages/messages.ts";
import { useEffect, useRef, useState } from "react";
import { TouchSearch } from "../touch-search.tsx";

/**
 * Where a scanner writes. It has the focus without opening the keyboard of a tablet; returns to
 * `onScan` what was scanned, whose answer is shown when it is not null.
 */
export function ScanField({ onScan }: { onScan(code: string): string | null }) {
  const t = useMessages("pick");
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | null>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div>
      <TouchSearch
        ref={field}
        label={t("scan")}
        inputMode="none"
        value={code}
        onChange={setCode}
        onEnter={() => {
          if (code.trim() === "") return;
          setError(onScan(code.trim()));
          setCode("");
        }}
      />
      <p role="status" className="font-bold text-bad">
        {error}
      </p>
    </div>
  );
}
