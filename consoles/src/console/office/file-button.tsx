import { classNames } from "@errand/ui/class-names.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import type { ReactNode } from "react";

interface FileButtonProps {
  /** Types of files, as an `input` takes them. */
  accept: string;
  isBusy?: boolean;
  onChoose(file: File): void;
  className?: string;
  children: ReactNode;
}

/** Lets a person choose a file; the native button would speak the language of the browser. */
export function FileButton({
  accept,
  isBusy = false,
  onChoose,
  className,
  children,
}: FileButtonProps) {
  return (
    <label
      className={classNames(
        "relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-[9px] border border-line px-3 font-semibold whitespace-nowrap hover:border-ink has-focus-visible:outline-3 md:pointer-fine:min-h-9",
        className,
      )}
    >
      {isBusy && <Spinner className="size-4" />}
      {children}
      <input
        type="file"
        accept={accept}
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) onChoose(file);
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  );
}
