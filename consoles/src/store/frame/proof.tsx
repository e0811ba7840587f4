import { classNames } from "@errand/ui/class-names.ts";
import type { LucideIcon } from "lucide-react";

interface ProofProps {
  icon: LucideIcon;
  label: string;
  text: string;
  tone: "good" | "warn" | "bad";
  /** Whether a phone, which has little room, shows it only when something is wrong. */
  isSpare?: boolean;
}

const proofTones = { good: "text-good", warn: "text-warn", bad: "text-bad" };

/** One thing that must work; on a phone its icon, with a word as soon as it does not. */
export function Proof({ icon: Icon, label, text, tone, isSpare = false }: ProofProps) {
  return (
    <p
      className={classNames(
        "flex min-w-0 items-center gap-2.5 leading-tight max-md:px-1.5",
        isSpare && tone === "good" && "max-md:hidden",
      )}
    >
      <Icon aria-hidden className={classNames("size-6 shrink-0", proofTones[tone])} />
      <span className={classNames(tone === "good" && "max-md:sr-only")}>
        <span className="block text-strong max-lg:sr-only">{label}</span>
        <b className={classNames("block tabular-nums", tone !== "good" && proofTones[tone])}>
          {text}
        </b>
      </span>
    </p>
  );
}
