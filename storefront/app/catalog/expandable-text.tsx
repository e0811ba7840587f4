import { useMessages } from "@errand/ui/messages/messages.ts";
import { useId, useState } from "react";

/** The length of a collapsed description, in characters (spec §9). */
const shortLength = 70;

/** Truncates long text until it is expanded. */
export function ExpandableText({ text }: { text: string }) {
  const t = useMessages("catalog");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const characters = [...text];
  if (characters.length <= shortLength) {
    return (
      <p className="text-muted">
        <bdi>{text}</bdi>
      </p>
    );
  }
  return (
    <div>
      <p id={id} className="inline whitespace-pre-line text-muted">
        <bdi>{isOpen ? text : `${characters.slice(0, shortLength).join("").trimEnd()}…`}</bdi>
      </p>{" "}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="-my-2 min-h-9 font-semibold text-accent hover:underline"
      >
        {isOpen ? t("item.readLess") : t("item.readMore")}
      </button>
    </div>
  );
}
