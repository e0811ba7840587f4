import { IconButton } from "@errand/ui/icon-button.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { useMutation } from "@tanstack/react-query";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { useEntryWrites } from "./entry.queries.ts";
import { toTitle } from "./entry-form.ts";
import type { Entry } from "./entry-lists.ts";
import type { Family } from "./family.types.ts";
import { findSiblings, moved } from "./siblings.ts";

interface OrderButtonsProps {
  family: Family;
  entry: Entry;
  entries: readonly Entry[];
}

/** Moves an element among those of its parent. */
export function OrderButtons({ family, entry, entries }: OrderButtonsProps) {
  const t = useMessages("entries");
  const language = useLanguage();
  const { order } = useEntryWrites(family.list);
  const { mutate, isPending } = useMutation({ mutationFn: order, onError: reportError });
  const siblings = findSiblings(entries, entry);
  const at = siblings.indexOf(entry.id ?? 0);
  const name = toTitle(family, entry, language);
  const button = (to: number) => {
    const isPossible = to >= 0 && to < siblings.length;
    return {
      className: "aria-disabled:opacity-45 md:pointer-fine:size-9",
      // Not disabled: who moves by keyboard stays at the button.
      "aria-disabled": !isPossible,
      onClick: () => {
        if (isPossible && !isPending) mutate(moved(siblings, at, to));
      },
    };
  };
  return (
    <span className="inline-flex">
      <IconButton icon={ArrowUp} label={t("up", { name })} {...button(at - 1)} />
      <IconButton icon={ArrowDown} label={t("down", { name })} {...button(at + 1)} />
    </span>
  );
}
