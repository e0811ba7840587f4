import { classNames } from "@errand/ui/class-names.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useId, useState } from "react";

interface FooterSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the footer: open on wide screens, expandable on phones. */
export function FooterSection({ title, children }: FooterSectionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="max-md:border-b max-md:border-line">
      <h2 className="mb-3 text-title max-md:hidden">{title}</h2>
      <h2 className="text-title md:hidden">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center justify-between gap-4 text-start"
        >
          {title}
          <ChevronDown
            aria-hidden
            className={classNames("size-5 text-muted transition-[rotate]", isOpen && "rotate-180")}
          />
        </button>
      </h2>
      <div id={id} className={isOpen ? "max-md:pb-5" : "max-md:hidden"}>
        {children}
      </div>
    </div>
  );
}
