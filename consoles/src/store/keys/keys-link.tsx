import { useMessages } from "@errand/ui/messages/messages.ts";
import Keyboard from "lucide-react/icons/keyboard";
import { Link } from "react-router";
import { touchClasses } from "../touch-button.tsx";

export function KeysLink() {
  const t = useMessages("keys");
  return (
    <Link to="/vendor/keys" className={touchClasses("soft", "md", "mt-4 w-full")}>
      <Keyboard aria-hidden className="size-5" />
      {t("title")}
    </Link>
  );
}
