import type { SizeGuide } from "@errand/core/catalog/catalog.types";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";

interface SizeGuideDialogProps {
  open: boolean;
  onClose(): void;
  guide: SizeGuide;
  /** What the sizes are called, such as "Size". */
  sizes: string;
}

/** What each size measures. */
export function SizeGuideDialog({ open, onClose, guide, sizes }: SizeGuideDialogProps) {
  const t = useMessages("catalog");
  return (
    <Dialog open={open} onClose={onClose} title={t("sizeGuide.title")} text={t("sizeGuide.text")}>
      <table className="w-full text-meta tabular-nums">
        <thead>
          <tr className="border-b border-line-strong align-bottom">
            <th scope="col" className={`${cell} font-semibold`}>
              {sizes}
            </th>
            {guide.columns.map((column) => (
              <th key={column} scope="col" className={`${cell} font-semibold`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guide.rows.map(({ size, values }) => (
            <tr key={size} className="border-b border-line last:border-none">
              <th scope="row" className={`${cell} font-semibold`}>
                <bdi>{size}</bdi>
              </th>
              {guide.columns.map((column, index) => (
                <td key={column} className={cell}>
                  <bdi>{values[index]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

const cell = "py-2.5 pe-3 text-start last:pe-0";
