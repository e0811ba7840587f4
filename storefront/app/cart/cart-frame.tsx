import { Button } from "@errand/ui/button.tsx";
import { Drawer } from "@errand/ui/drawer.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { cartRegion } from "./cart-focus.ts";

interface CartFrameProps {
  open: boolean;
  onClose(): void;
  title: string;
  query: Pick<UseQueryResult, "data" | "isPending" | "isError" | "fetchStatus" | "refetch">;
  loadError: string;
  /** Shown while the cart loads. */
  loading: ReactNode;
  /** What an empty cart says, and the page on which to fill it. */
  empty: { icon: LucideIcon; title: string; text: string; action: string; to: string };
  /** Shown above the cart, whatever it holds. */
  notice?: ReactNode;
  footer: ReactNode;
  /** What the cart holds; undefined where it is empty. */
  children: ReactNode;
}

/** The drawer of a cart at the side of any page, of shops or of rental. */
export function CartFrame(props: CartFrameProps) {
  const { open, onClose, title, query, loadError, loading, empty, notice, footer } = props;
  const navigate = useNavigate();
  const { icon, title: emptyTitle, text, action, to } = empty;
  return (
    <Drawer open={open} onClose={onClose} title={title} footer={footer}>
      <div {...cartRegion} className="outline-none">
        {notice}
        {query.isPending && query.fetchStatus !== "idle" ? (
          loading
        ) : query.isError && !query.data ? (
          <ErrorState text={loadError} onRetry={() => void query.refetch()} />
        ) : (
          (props.children ?? (
            <EmptyState
              icon={icon}
              title={emptyTitle}
              text={text}
              action={
                <Button
                  onClick={() => {
                    onClose();
                    void navigate(to);
                  }}
                >
                  {action}
                </Button>
              }
            />
          ))
        )}
      </div>
    </Drawer>
  );
}
