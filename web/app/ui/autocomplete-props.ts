import type { ReactNode } from "react";
import type { FieldProps } from "./field.tsx";

export interface AutocompleteProps<Item> extends FieldProps {
  /** What is typed. */
  text: string;
  onText(text: string): void;
  /** What is suggested for it; found elsewhere, so nothing is filtered here. */
  items: Item[];
  textOf(item: Item): string;
  keyOf(item: Item): string | number;
  onChoose(item: Item): void;
  renderItem?(item: Item): ReactNode;
  /** The suggestions are on their way. */
  isBusy?: boolean;
  /** Shown when there is no suggestion for what was typed; nothing is when left out. */
  emptyText?: string;
  placeholder?: string;
  /** The label is only for those who hear the page. */
  isLabelHidden?: boolean;
}
