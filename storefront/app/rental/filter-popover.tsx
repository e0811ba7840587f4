import { Popover } from "@errand/ui/popover.tsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useRef, useState } from "react";

interface FilterPopoverProps {
  title: string;
  isActive: boolean;
  children: ReactNode;
}

/** A pill that opens the choices of one filter. */
export function FilterPopover({ title, isActive, children }: FilterPopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-active={isActive || undefined}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-transparent bg-sunken ps-4 pe-3 text-[0.9375rem] font-medium whitespace-nowrap hover:border-line-strong data-active:bg-ink data-active:text-paper"
      >
        {title}
        <ChevronDown aria-hidden className="size-4.5" />
      </button>
      <Popover open={isOpen} onClose={() => setOpen(false)} title={title} anchor={button.current}>
        {children}
      </Popover>
    </>
  );
}
