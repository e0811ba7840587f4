import type { ComponentProps, ReactNode, Ref } from "react";
import type { FieldProps } from "./field.tsx";

export interface AutocompleteProps<Item> extends FieldProps {
  /** The text of the input. */
  text: string;
  onText(text: string): void;
  /** The suggestions for the text, already filtered. */
  items: Item[];
  textOf(item: Item): string;
  keyOf(item: Item): string | number;
  onChoose(item: Item): void;
  renderItem?(item: Item): ReactNode;
  /** The suggestions are loading. */
  isBusy?: boolean;
  /** Shown when the text has no suggestions; nothing is shown by default. */
  emptyText?: string;
  placeholder?: string;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
  /** An icon in place of the magnifier. */
  lead?: ReactNode;
  /** A button in place of the one that clears the text. */
  trail?: ReactNode;
  inputRef?: Ref<HTMLInputElement> | undefined;
  input?: Pick<ComponentProps<"input">, "name" | "maxLength" | "autoComplete" | "onKeyDown">;
  /** Called when the input has lost the focus. */
  onLeave?(): void;
}
