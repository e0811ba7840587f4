import { useMessages } from "@errand/ui/messages/messages.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link, useParams } from "react-router";
import { ChatPage } from "../../console/chat/chat-page.tsx";
import { phoneClasses } from "../phone-button.tsx";
import { WriteTo } from "./write-to.tsx";

/** What others and the courier write to each other. */
export function MessagesPage() {
  const t = useMessages("phone");
  const isList = (useParams()["*"] ?? "") === "";
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="flex shrink-0 items-center gap-3 border-b border-line p-2">
        <Link to="/courier" aria-label={t("backToStop")} className={phoneClasses("soft")}>
          <ArrowLeft aria-hidden className="size-7 rtl:-scale-x-100" />
        </Link>
        <h1 className="text-[1.5rem]">{t("messages")}</h1>
      </div>
      {isList && <WriteTo />}
      <ChatPage root="/courier/messages" orderPath={() => "/courier"} />
    </div>
  );
}
