import Share2 from "lucide-react/icons/share-2";
import { useMessages } from "../messages/messages.ts";
import { copyText } from "./copy-text.ts";
import { IconButton } from "./icon-button.tsx";
import { toast } from "./toast.ts";

interface ShareButtonProps {
  /** The title of the shared page. */
  title: string;
  /** The path of the shared page; the current URL with its filters by default. */
  path?: string;
  size?: "sm" | "md";
  className?: string;
}

/** Opens the device's share dialog; copies the link on devices without one. */
export function ShareButton({ title, path, size, className }: ShareButtonProps) {
  const t = useMessages("ui");

  async function share() {
    const url = new URL(path ?? location.href, location.href).href;
    if (await shareByDevice({ title, url })) return;
    if (await copyText(url)) toast.success(t("share.copied"));
    else toast.error(t("share.notCopied", { url }));
  }

  return (
    <IconButton
      icon={Share2}
      size={size}
      label={t("share.of", { title })}
      onClick={share}
      className={className}
    />
  );
}

/** Whether the device handled the link. True when the visitor closes the dialog, so that nothing is copied. */
async function shareByDevice(link: { title: string; url: string }): Promise<boolean> {
  if (!navigator.canShare?.(link)) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
