import { useMessages } from "@errand/ui/messages/messages.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { ScreenHead } from "../frame/screen-head.tsx";
import { TouchButton } from "../touch-button.tsx";
import { findAct, isFreeKey, type KeyAct, keyActs, keyMap } from "./key-map.ts";
import { useActName } from "./use-act-name.ts";
import { useKeyName, useKeys } from "./use-keys.ts";

/** Gives each act the key of the keyboard or bump bar that stands beside this device. */
export function KeysPage() {
  const t = useMessages("keys");
  const [changed, setChanged] = useState<KeyAct | null>(null);
  const refused = useRefusedKey(changed, () => setChanged(null));
  return (
    <div className="flex min-h-0 grow flex-col gap-3 overflow-y-auto p-4 md:px-6">
      <ScreenHead title={t("title")} />
      <p className="max-w-2xl text-strong">{t("text")}</p>
      <ul className="max-w-2xl divide-y divide-line">
        {keyActs.map((act) => (
          <Row
            key={act}
            act={act}
            isChanging={act === changed}
            refused={act === changed ? refused : null}
            onChange={() => setChanged(act === changed ? null : act)}
          />
        ))}
      </ul>
      <div className="pb-4">
        <TouchButton
          tone="soft"
          onClick={() => {
            setChanged(null);
            keyMap.reset();
          }}
        >
          {t("reset")}
        </TouchButton>
      </div>
    </div>
  );
}

interface RowProps {
  act: KeyAct;
  isChanging: boolean;
  refused: string | null;
  onChange(): void;
}

function Row({ act, isChanging, refused, onChange }: RowProps) {
  const t = useMessages("keys");
  const actName = useActName();
  const keys = useKeys();
  const keyName = useKeyName();
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-1 sm:gap-x-4">
      <b className="min-w-0 flex-1 text-ticket wrap-anywhere">{actName(act)}</b>
      <kbd className="min-w-12 font-sans rounded-[10px] border-2 border-line-strong px-3 py-1 text-center text-ticket font-bold">
        {isChanging ? "…" : keyName(keys[act])}
      </kbd>
      <TouchButton
        tone={isChanging ? "ink" : "soft"}
        aria-label={t(isChanging ? "cancelOf" : "changeOf", { act: actName(act) })}
        onClick={onChange}
      >
        {t(isChanging ? "cancel" : "change")}
      </TouchButton>
      {isChanging && (
        <p
          role="status"
          className={`basis-full ${refused ? "font-semibold text-bad" : "text-strong"}`}
        >
          {refused ?? t("press")}
        </p>
      )}
    </li>
  );
}

/**
 * Takes the next key for an act. Returns why it cannot be: it leads through the page, or does
 * something else already.
 */
function useRefusedKey(act: KeyAct | null, onDone: () => void): string | null {
  const t = useMessages("keys");
  const keyName = useKeyName();
  const actName = useActName();
  const [refused, setRefused] = useState<{ act: KeyAct; text: string } | null>(null);

  const take = useEffectEvent((event: KeyboardEvent) => {
    if (act === null || event.key === "Tab") return;
    // Not to the button that has the focus, nor to a page below.
    event.preventDefault();
    event.stopPropagation();
    const key = event.key.toLowerCase();
    if (key === "escape") return onDone();
    if (!isFreeKey(key)) return setRefused({ act, text: t("reserved") });
    const other = findAct(keyMap.read(), key);
    if (other !== undefined && other !== act)
      return setRefused({ act, text: t("taken", { key: keyName(key), act: actName(other) }) });
    keyMap.change(act, key);
    onDone();
  });

  useEffect(() => {
    if (act === null) return;
    window.addEventListener("keydown", take, true);
    return () => window.removeEventListener("keydown", take, true);
  }, [act]);

  return refused?.act === act ? (refused?.text ?? null) : null;
}
