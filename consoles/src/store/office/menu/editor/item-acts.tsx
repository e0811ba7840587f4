import { buttonClasses } from "@errand/ui/button-classes.ts";
import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import Copy from "lucide-react/icons/copy";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Link } from "react-router";
import { useStoreClient } from "../../../store-client.ts";
import { type StoreItem, useRefreshItems } from "../menu.queries.ts";
import { useMenuUrl } from "../use-menu-url.ts";
import { useDraft } from "./use-draft.ts";

/** Copies an item, or deletes it. */
export function ItemActs({ item }: { item: StoreItem }) {
  const t = useMessages("item");
  const { to } = useMenuUrl();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Link to={to({ item: "new", copy: item.id })} className={buttonClasses("outline", "sm")}>
        <Copy aria-hidden className="size-4" />
        {t("copy")}
      </Link>
      <IconButton icon={Trash2} label={t("delete.open")} onClick={() => setAsking(true)} />
      <DeleteQuestion item={item} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

interface DeleteQuestionProps {
  item: StoreItem;
  isOpen: boolean;
  onClose(): void;
}

function DeleteQuestion({ item, isOpen, onClose }: DeleteQuestionProps) {
  const t = useMessages("item");
  const language = useLanguage();
  const { call } = useStoreClient();
  const { go } = useMenuUrl();
  const refresh = useRefreshItems();
  const draft = useDraft(item.id);
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      const { message } = await call("DELETE /store/items/{id}", { id: item.id });
      draft.forget();
      go({ item: null });
      toast.success(message);
      await refresh();
    } catch (error) {
      reportError(error);
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open={isOpen}
      onClose={onClose}
      onYes={() => void remove()}
      title={t("delete.title", { name: language === "fr" ? item.name_fr : item.name })}
      text={t("delete.consequence")}
      isDestructive
      isBusy={isBusy}
    />
  );
}
