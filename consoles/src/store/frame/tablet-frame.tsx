import type { ReactNode } from "react";
import { AccountButton } from "../../console/account-button.tsx";
import { SkipLink } from "../../console/console-shell.tsx";
import { UndoBar } from "../board/undo-bar.tsx";
import { KeysLink } from "../keys/keys-link.tsx";
import { useShiftState } from "../shift/use-shift.ts";
import { EndShift } from "./end-shift.tsx";
import { Troubles } from "./shift-signals.tsx";
import { StatusBar } from "./status-bar.tsx";

/** What surrounds every screen of the tablet: the bar above, and what has gone wrong. */
export function TabletFrame({ children }: { children: ReactNode }) {
  const { since } = useShiftState();
  return (
    <div data-tablet="" className="flex h-dvh flex-col bg-paper">
      <SkipLink />
      <StatusBar
        menu={
          <AccountButton isIconOnly>
            <KeysLink />
            {since !== null && <EndShift />}
          </AccountButton>
        }
      />
      <Troubles />
      <main id="content" tabIndex={-1} className="flex min-h-0 grow flex-col outline-none">
        {children}
      </main>
      <UndoBar />
    </div>
  );
}
