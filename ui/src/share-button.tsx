import Share2 from "lucide-react/icons/share-2";
import { copyText } from "./copy-text.ts";
import { IconButton } from "./icon-button.tsx";
import { languagePath } from "./messages/language-path.ts";
import { useLanguage, useMessages } from "./messages/messages.ts";
import { shareByDevice } from "./share-by-device.ts";
import { toast } from "./toast.ts";

interface ShareButtonProps {
  /** The title of the shared page. */
  title: string;
  /** The canonical path of the shared page. */
  path: string;
  size?: "sm" | "md";
  className?: string;
}

/**
 * Shares the page in the visitor's language, so that its preview is in that language. Opens the
 * device's share dialog; copies the link on devices without one.
 */
export function ShareButton({ title, path, size, className }: ShareButtonProps) {
  const t = useMessages("ui");
  const language = useLanguage();

  async function share() {
    const url = new URL(languagePath(path, language), location.href).href;
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
