import { useMessages } from "@errand/ui/messages/messages.ts";
import { type ReactNode, useState } from "react";

interface FigureProps {
  title: string;
  picture: ReactNode;
  /** The same values for who reads them one by one. */
  table: ReactNode;
}

/** A picture of figures with the table behind it. */
export function Figure({ title, picture, table }: FigureProps) {
  const t = useMessages("controls");
  const [isTable, setTable] = useState(false);
  return (
    <section className="min-w-0 p-4 md:p-5">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="text-body font-bold">{title}</h2>
        <button
          type="button"
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
          className="min-h-11 shrink-0 rounded-[9px] px-2.5 font-semibold text-strong hover:bg-sunken md:pointer-fine:min-h-9"
        >
          {isTable ? t("asPicture") : t("asTable")}
        </button>
      </div>
      {isTable ? table : picture}
    </section>
  );
}
