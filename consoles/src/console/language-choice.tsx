import { pageLoad } from "@errand/client/page-load.ts";
import { languages } from "@errand/core/language";
import { classNames } from "@errand/ui/class-names.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { languageNames } from "./language-names.ts";
import { storeLanguage } from "./preferences.ts";

/** The languages, each by its own name; `isLarge` for a thumb in a glove. */
export function LanguageChoice({ isLarge = false }: { isLarge?: boolean }) {
  const t = useMessages("console");
  const current = useLanguage();

  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{t("head.language")}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => {
            storeLanguage(language);
            pageLoad.reload();
          }}
          className={classNames(
            "px-3 font-medium hover:bg-sunken aria-pressed:bg-sunken aria-pressed:font-semibold",
            isLarge ? "min-h-16 grow rounded-[20px] text-[1.125rem]" : "min-h-11 rounded-full",
          )}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  );
}
