import { TouchButton } from "../touch-button.tsx";

interface ChoiceButtonProps {
  text: string;
  detail: string;
  /** Whether it is chosen; undefined for one that acts at once. */
  isChosen?: boolean;
  isBusy?: boolean;
  onClick(): void;
}

/** A choice of two lines: what it is, and what follows from it. */
export function ChoiceButton({ text, detail, isChosen, isBusy, onClick }: ChoiceButtonProps) {
  return (
    <TouchButton
      tone={isChosen ? "ink" : "soft"}
      aria-pressed={isChosen}
      isBusy={isBusy}
      className="min-h-19 py-2 tabular-nums"
      onClick={onClick}
    >
      <span>
        <span className="block text-[1.25rem]">{text}</span>
        <span className="block font-semibold">{detail}</span>
      </span>
    </TouchButton>
  );
}
