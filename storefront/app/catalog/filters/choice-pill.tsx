import type { ReactNode } from "react";
import { usePreHydrationInput } from "./use-pre-hydration-input.ts";

interface ChoicePillProps {
  kind: "checkbox" | "radio";
  /** Radios of one name exclude each other. */
  name?: string;
  isChosen: boolean;
  onChange(isChosen: boolean): void;
  /** The accessible name, when the content is digits and icons. */
  label?: string;
  children: ReactNode;
}

/** A native checkbox or radio button styled as a pill. */
export function ChoicePill({ kind, name, isChosen, onChange, label, children }: ChoicePillProps) {
  const input = usePreHydrationInput(isChosen, onChange);

  return (
    <label className="relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-0.5 shrink-0 rounded-full border border-transparent bg-sunken px-4 text-[0.9375rem] font-medium whitespace-nowrap transition-colors select-none hover:border-line-strong has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        ref={input}
        type={kind}
        name={name}
        checked={isChosen}
        aria-label={label}
        onChange={(event) => onChange(event.target.checked)}
        className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-full outline-none"
      />
      {/* Isolated, so that "8+" stays "8+" on a page from right to left. */}
      {typeof children === "string" ? <bdi>{children}</bdi> : children}
    </label>
  );
}
