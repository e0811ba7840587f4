import Share2 from "lucide-react/icons/share-2";
import { useMessages } from "../messages/messages.ts";
import { copyText } from "./copy-text.ts";
import { IconButton } from "./icon-button.tsx";
import { toast } from "./toast.ts";

interface ShareButtonProps {
  /** What the link leads to. */
  title: string;
  /** The page's own address when left out, with its filters. */
  path?: string;
  size?: "sm" | "md";
  className?: string;
}

/** Hands the link to the device's own way of sharing; without one it is copied. */
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

/** Whether the device took it over; who closes its dialog again does not want the link copied either. */
async function shareByDevice(link: { title: string; url: string }): Promise<boolean> {
  if (!navigator.canShare?.(link)) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
