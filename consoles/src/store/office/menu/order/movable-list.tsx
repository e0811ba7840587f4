import { classNames } from "@errand/ui/class-names.ts";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

interface Movable {
  id: number;
  name: string;
}

interface MovableListProps<Entry extends Movable> {
  label: string;
  entries: readonly Entry[];
  onMove(from: number, to: number): void;
  children(entry: Entry): ReactNode;
}

/** A list whose rows are dragged, or moved by the buttons of each. */
export function MovableList<Entry extends Movable>({
  label,
  entries,
  onMove,
  children,
}: MovableListProps<Entry>) {
  const t = useMessages("menu");
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [told, setTold] = useState("");
  const pressed = useRef<HTMLButtonElement | null>(null);

  // The browser takes the focus from an element that moves.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });

  function moveTo(from: number, to: number) {
    const name = entries[from]?.name ?? "";
    setTold(t("order.moved", { name, place: to + 1, count: entries.length }));
    onMove(from, to);
  }

  function drop() {
    if (dragged !== null && over !== null && dragged !== over) moveTo(dragged, over);
    setDragged(null);
    setOver(null);
  }

  return (
    <>
      <ol aria-label={label}>
        {entries.map((entry, index) => (
          <li
            key={entry.id}
            draggable
            onDragStart={({ dataTransfer }) => {
              dataTransfer.effectAllowed = "move";
              setDragged(index);
            }}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={drop}
            onDragEnd={() => setDragged(null)}
            className={classNames(
              "flex items-center gap-2 border-b border-line px-3 py-1.5",
              dragged === index && "opacity-50",
              dragged !== null && over === index && "bg-call-soft",
            )}
          >
            <GripVertical aria-hidden className="size-4.5 shrink-0 cursor-grab text-muted" />
            <div className="min-w-0 grow">{children(entry)}</div>
            <IconButton
              size="sm"
              icon={ArrowUp}
              label={t("order.up", { name: entry.name })}
              aria-disabled={index === 0}
              className="aria-disabled:opacity-35"
              onClick={({ currentTarget }) => {
                if (index === 0) return;
                pressed.current = currentTarget;
                moveTo(index, index - 1);
              }}
            />
            <IconButton
              size="sm"
              icon={ArrowDown}
              label={t("order.down", { name: entry.name })}
              aria-disabled={index === entries.length - 1}
              className="aria-disabled:opacity-35"
              onClick={({ currentTarget }) => {
                if (index === entries.length - 1) return;
                pressed.current = currentTarget;
                moveTo(index, index + 1);
              }}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  );
}
