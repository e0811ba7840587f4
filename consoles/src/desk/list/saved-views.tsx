import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import Bookmark from "lucide-react/icons/bookmark";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { OfficeSelect } from "../../console/office/office-field.tsx";
import { useDeskClient } from "../desk-client.ts";
import { SaveViewDialog } from "./save-view-dialog.tsx";
import { useViewActs } from "./use-view-acts.ts";

/** The ways in which a list is set up, each under a name; the address says how it is now. */
export function SavedViews({ list }: { list: string }) {
  const t = useMessages("desk");
  const { endpointQuery, scope } = useDeskClient();
  const [params, setParams] = useSearchParams();
  const { data: views = [] } = useQuery(endpointQuery(scope, "GET /desk/views", { list }));
  const { remove } = useViewActs(list);
  const [asking, setAsking] = useState<"save" | "remove" | null>(null);
  const now = params.toString();
  const open = views.find(({ query }) => query === now);
  const close = () => setAsking(null);
  return (
    <>
      {views.length > 0 && (
        <OfficeSelect
          label={t("views.label")}
          isLabelHidden
          value={open ? String(open.id) : ""}
          onChange={(id) => {
            const view = views.find((each) => String(each.id) === id);
            setParams(new URLSearchParams(view?.query ?? ""));
          }}
          options={[
            { value: "", label: t("views.none") },
            ...views.map(({ id, name, own, by }) => ({
              value: String(id),
              label: own ? name : t("views.by", { name, by }),
            })),
          ]}
        />
      )}
      {now !== "" && !open && (
        <OfficeButton tone="outline" onClick={() => setAsking("save")}>
          <Bookmark aria-hidden className="size-4.5" />
          {t("views.save")}
        </OfficeButton>
      )}
      {open?.own && (
        <IconButton
          icon={Trash2}
          label={t("views.remove", { name: open.name })}
          onClick={() => setAsking("remove")}
        />
      )}
      {asking === "save" && (
        <SaveViewDialog list={list} query={now} views={views} onClose={close} />
      )}
      <ConfirmDialog
        open={asking === "remove" && open !== undefined}
        onClose={close}
        title={t("views.removeTitle", { name: open?.name ?? "" })}
        onYes={() => {
          close();
          if (open) void remove(open.id);
        }}
      />
    </>
  );
}
