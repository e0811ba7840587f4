import { Collapsible as Base } from "@base-ui/react/collapsible";
import type { LucideIcon } from "lucide-react";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";

interface CollapsibleProps {
  icon?: LucideIcon;
  title: string;
  isOpen: boolean;
  onChange(isOpen: boolean): void;
  children: ReactNode;
}

/** A row that expands its content. */
export function Collapsible({ icon: Icon, title, isOpen, onChange, children }: CollapsibleProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={onChange}>
      <Base.Trigger className="group flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-start font-medium hover:bg-sunken">
        {Icon && <Icon aria-hidden className="size-[22px]" strokeWidth={1.9} />}
        <span className="grow">{title}</span>
        <ChevronDown
          aria-hidden
          className="size-5 text-muted transition-[rotate] group-data-panel-open:rotate-180"
        />
      </Base.Trigger>
      <Base.Panel className="h-(--collapsible-panel-height) overflow-hidden transition-[height] duration-200 data-ending-style:h-0 data-starting-style:h-0">
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
