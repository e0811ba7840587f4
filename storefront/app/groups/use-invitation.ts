import type { Group } from "@errand/core/groups/groups.contract";
import { copyText } from "@errand/ui/copy-text.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { shareByDevice } from "@errand/ui/share-by-device.ts";
import { toast } from "@errand/ui/toast.ts";
import { useShop } from "../config/shop.ts";

/** The link of a group, and how it gets to others. */
export function useInvitation({ code }: Pick<Group, "code">) {
  const t = useMessages("groups");
  const { config, origin } = useShop();
  const url = `${origin}/group/${code}`;

  async function copy() {
    if (await copyText(url)) toast.success(t("invite.copied"));
    else toast.error(t("invite.notCopied", { url }));
  }

  /** By the share dialog of the device; a device without one copies the link. */
  async function share(text: string) {
    if (await shareByDevice({ title: config.business_name, text, url })) return;
    await copy();
  }
  return { url, copy, share };
}
