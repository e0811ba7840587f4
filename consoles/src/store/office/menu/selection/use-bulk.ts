import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useState } from "react";
import { useStoreClient } from "../../../store-client.ts";
import { type StoreItem, useRefreshItems } from "../menu.queries.ts";

/** What one request takes. */
const maxRows = 100;

export interface Refused {
  name: string;
  reason: string;
}

type Action = "PUT /store/items/{id}" | "PUT /store/items/{id}/availability";

/** Does the same with several items; tells which of them the server has refused. */
export function useBulk(items: readonly StoreItem[]) {
  const t = useMessages("selection");
  const language = useLanguage();
  const { call } = useStoreClient();
  const refresh = useRefreshItems();
  const [isBusy, setBusy] = useState(false);

  async function run(
    action: Action,
    toInput: (item: StoreItem) => Record<string, unknown>,
  ): Promise<Refused[] | null> {
    setBusy(true);
    try {
      const refused: Refused[] = [];
      for (let from = 0; from < items.length; from += maxRows) {
        const part = items.slice(from, from + maxRows);
        const rows = part.map((item) => ({ id: item.id, input: toInput(item) }));
        const { results } = await call("POST /store/bulk", { action, rows });
        for (const { id, errors } of results) {
          const item = part.find((each) => each.id === id);
          const [error] = errors ?? [];
          if (item && error) refused.push({ name: toName(item), reason: error.message });
        }
      }
      const count = items.length - refused.length;
      if (count > 0) toast.success(t("done", { count }));
      await refresh();
      return refused;
    } catch (error) {
      reportError(error);
      return null;
    } finally {
      setBusy(false);
    }
  }

  const toName = (item: StoreItem) => (language === "fr" ? item.name_fr : item.name);
  return { isBusy, run };
}

/** What each dialog of several items gets. */
export interface BulkDialogProps {
  isBusy: boolean;
  onClose(): void;
  act: ReturnType<typeof useBulk>["run"];
}
