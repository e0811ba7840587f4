import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import type { ReactNode } from "react";

interface FilterFrameProps {
  /** The filters beside the list on wide screens; null when they are always in a drawer. */
  panel: ReactNode | null;
  /** The number of active filters. */
  active: number;
  /** How many are in the list, as text. */
  found: string;
  isPending: boolean;
  onOpenDrawer(): void;
  /** Called when the drawer is likely to open. */
  onPrefetchDrawer(): void;
  /** Before and after the button of the drawer, such as the order. */
  before?: ReactNode;
  after: ReactNode;
  chips: ReactNode;
  children: ReactNode;
}

const besidePanel =
  "grid items-start gap-x-8 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)] desk:grid-cols-[17rem_minmax(0,1fr)]";

/**
 * A list below its number of entries, its order and its active filters, with the filters beside it.
 */
export function FilterFrame(props: FilterFrameProps) {
  const { panel, active, found, isPending, onOpenDrawer, onPrefetchDrawer } = props;
  const t = useMessages("catalog");
  return (
    <div className={panel === null ? undefined : besidePanel}>
      {panel !== null && (
        <aside
          aria-label={t("filters.title")}
          className="hidden lg:sticky lg:top-24 lg:block lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:pe-2 lg:pb-4"
        >
          {panel}
        </aside>
      )}
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="flex items-center gap-2 text-muted sm:min-h-11">
            {found}
            {isPending && <Spinner />}
          </p>
          <div
            className={`no-print flex min-w-0 items-center gap-2 ${props.before ? "max-sm:grow" : ""}`}
          >
            {props.before}
            <Button
              variant="outline"
              aria-haspopup="dialog"
              aria-label={active === 0 ? undefined : t("filters.some", { count: active })}
              onPointerEnter={onPrefetchDrawer}
              onFocus={onPrefetchDrawer}
              onClick={onOpenDrawer}
              className={`rounded-full! ${panel === null ? "" : "lg:hidden"}`}
            >
              <SlidersHorizontal aria-hidden className="size-4.5" />
              <span className={props.before ? "max-sm:sr-only" : undefined}>
                {t("filters.title")}
              </span>
              {active > 0 && (
                <span className="rounded-full bg-accent px-2 text-sm text-on-accent tabular-nums">
                  {active}
                </span>
              )}
            </Button>
            {props.after}
          </div>
        </div>
        {props.chips}
        <div aria-busy={isPending} className="transition-opacity duration-150 aria-busy:opacity-55">
          {props.children}
        </div>
      </div>
    </div>
  );
}
