import type { Category } from "@errand/core/catalog/catalog.types";
import { Button } from "@errand/ui/button.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Heart from "lucide-react/icons/heart";
import { type FormEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../api/call.ts";
import { everyScope } from "../api/queries.ts";
import { store } from "../visitor/storage.ts";

/** Pictures above the fold, which load eagerly. */
const eagerCount = 8;

interface InterestChoicesProps {
  categories: Category[];
  /** The page to open afterwards. */
  next: string;
}

/**
 * A form to select favourite categories of the module. Saving without a selection shows an error
 * (spec §8) and focuses the first category. "Not now" is remembered on this device.
 */
export function InterestChoices({ categories, next }: InterestChoicesProps) {
  const t = useMessages("interest");
  const navigate = useNavigate();
  const client = useQueryClient();
  const errorId = useId();
  const firstChoice = useRef<HTMLInputElement>(null);
  const [liked, setLiked] = useState<number[]>([]);
  const [isMissing, setMissing] = useState(false);
  const save = useMutation({
    mutationFn: () => call("POST /customer/update-interest", { interest: liked }),
    onSuccess: ({ message }) => {
      toast.success(message);
      void client.invalidateQueries(everyScope("GET /customer/info"));
      void navigate(next);
    },
    onError: reportError,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (liked.length === 0) {
      setMissing(true);
      firstChoice.current?.focus();
      return;
    }
    if (!save.isPending) save.mutate();
  }

  function toggle(id: number) {
    setMissing(false);
    setLiked((before) =>
      before.includes(id) ? before.filter((each) => each !== id) : [...before, id],
    );
  }

  return (
    <form onSubmit={submit}>
      <fieldset aria-describedby={isMissing ? errorId : undefined}>
        <legend className="mb-3 text-lg font-semibold">{t("choices")}</legend>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 md:gap-4">
          {categories.map(({ id, name, image_full_url }, index) => (
            <li key={id}>
              <label className="relative flex h-full cursor-pointer flex-col items-center gap-3 rounded-card border-2 border-line bg-card p-4 text-center font-medium transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
                <input
                  ref={index === 0 ? firstChoice : undefined}
                  type="checkbox"
                  className="peer sr-only"
                  checked={liked.includes(id)}
                  onChange={() => toggle(id)}
                />
                <Picture
                  src={image_full_url}
                  alt=""
                  sizes="96px"
                  isEager={index < eagerCount}
                  className="pastel-picture size-20! rounded-full"
                />
                {name}
                <Heart
                  aria-hidden
                  className="absolute end-3 top-3 size-5 text-accent opacity-0 transition-opacity peer-checked:fill-current peer-checked:opacity-100"
                />
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div
        data-bottom-bar=""
        className="bottom-0 tall:sticky mt-6 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-4"
      >
        {isMissing && (
          <p id={errorId} role="alert" className="w-full font-medium text-bad">
            {t("missing")}
          </p>
        )}
        <Button type="submit" size="lg" isBusy={save.isPending}>
          {t("save")}
        </Button>
        <LinkButton
          to={next}
          variant="quiet"
          size="lg"
          onClick={() => store("interests", "declined")}
        >
          {t("skip")}
        </LinkButton>
      </div>
    </form>
  );
}
