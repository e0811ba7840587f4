import { useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import { Money } from "../config/money.tsx";

interface DepositNoteProps {
  icon: LucideIcon;
  deposit: number;
  /** Replaces how it is held and released. */
  text?: string | undefined;
}

/** The deposit, which is no part of any total, and how it is held and released. */
export function DepositNote({ icon: Icon, deposit, text }: DepositNoteProps) {
  const t = useMessages("rental");
  return (
    <div className="flex items-start gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.9} />
      <div className="min-w-0 grow">
        <p className="flex justify-between gap-4 font-semibold">
          {t("terms.depositOutside")}
          <Money amount={deposit} />
        </p>
        <p className="text-sm text-muted">{text ?? t("terms.depositHow")}</p>
      </div>
    </div>
  );
}
