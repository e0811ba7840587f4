import { newKey } from "@errand/client/create-client.ts";
import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { Button } from "@errand/ui/button.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import { useNavigate } from "react-router";
import { call } from "../api/call.ts";
import { useScope } from "../api/scope.tsx";
import { TimeSection } from "../checkout/time-section.tsx";
import { useRequestedTime } from "../checkout/use-requested-time.ts";
import { useShop } from "../config/shop.ts";
import { openPanel } from "../shell/panels.ts";
import { useStored } from "../visitor/storage.ts";
import { useGroupStore } from "./use-group-store.ts";

const noProducts = { lines: [] };
const minuteMs = 60_000;
/** How long members can choose, in minutes. */
const durations = [15, 30, 60, 120] as const;

interface Values {
  minutes: number;
  whoPays: "host" | "each";
  limit: string;
  isPickup: boolean;
  /** The requested time; null is as soon as it is ordered. */
  at: string | null;
}

export function OpenGroup({ slug }: { slug: string }) {
  const { data: store, isError, refetch } = useGroupStore({ store: { slug } });
  if (store) return <OpenGroupForm store={store} />;
  return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-96" />;
}

function OpenGroupForm({ store }: { store: StoreDetails }) {
  const t = useMessages("groups");
  const { config } = useShop();
  const scope = useScope();
  const navigate = useNavigate();
  const address = useStored("location");
  const point = useStored("currentLatLng");
  const canDeliver = config.home_delivery_status === 1 && store.delivery;
  const canPickUp = config.takeaway_status === 1 && store.take_away;
  const defaultValues: Values = {
    minutes: 30,
    whoPays: "each",
    limit: "",
    isPickup: !canDeliver,
    at: null,
  };
  const form = useValidatedForm({ defaultValues });
  const { control, register, handleSubmit, watch, formState } = form;
  const { isPickup, minutes, at: chosen } = watch();
  const time = useLaterTimes(store, minutes, chosen);

  async function open({ minutes, whoPays, limit, isPickup: isCollected }: Values) {
    const amount = toAmount(limit);
    try {
      const { group } = await call(
        "POST /customer/group",
        {
          store_id: store.id,
          deadline: new Date(Date.now() + minutes * minuteMs).toISOString(),
          who_pays: whoPays,
          ...(amount !== null && { limit: amount }),
          ...(time.at !== null && { schedule_at: time.at }),
          order_type: isCollected ? "take_away" : "delivery",
          ...(!isCollected &&
            address !== null &&
            point !== null && { address, latitude: point.lat, longitude: point.lng }),
        },
        {
          key: newKey(),
          scope: { ...scope, zoneIds: [store.zone_id], moduleId: store.module_id },
        },
      );
      await navigate(`/group/${group.code}`);
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit(open)}
      className="mx-auto flex max-w-md flex-col gap-6 rounded-panel border border-line bg-raised p-5 md:p-8"
    >
      <div>
        <h1 className="text-2xl wrap-anywhere">{t("open.title", { store: store.name })}</h1>
        <p className="mt-1 text-muted">{t("open.text")}</p>
      </div>
      <Controller
        control={control}
        name="minutes"
        render={({ field }) => (
          <Choice title={t("open.until")}>
            <RadioList<number>
              label={t("open.until")}
              options={durations.map((value) => ({
                value,
                label: t("open.minutes", { count: value }),
              }))}
              value={field.value}
              onChange={field.onChange}
            />
          </Choice>
        )}
      />
      <Controller
        control={control}
        name="whoPays"
        render={({ field }) => (
          <Choice title={t("whoPays.title")}>
            <RadioList<"host" | "each">
              label={t("whoPays.title")}
              options={[
                { value: "each", label: t("whoPays.each") },
                { value: "host", label: t("whoPays.host") },
              ]}
              value={field.value}
              onChange={field.onChange}
            />
          </Choice>
        )}
      />
      <TextField
        {...register("limit", {
          validate: (limit) =>
            limit.trim() === "" || (toAmount(limit) ?? 0) > 0 || t("open.limitInvalid"),
        })}
        label={t("open.limit")}
        hint={t("open.limitHint")}
        error={formState.errors.limit?.message}
        inputMode="decimal"
      />
      {canDeliver && canPickUp && (
        <Controller
          control={control}
          name="isPickup"
          render={({ field }) => (
            <Choice title={t("open.how")}>
              <RadioList<"delivery" | "take_away">
                label={t("open.how")}
                options={[
                  { value: "delivery", label: t("open.delivery") },
                  { value: "take_away", label: t("open.pickup") },
                ]}
                value={field.value ? "take_away" : "delivery"}
                onChange={(way) => field.onChange(way === "take_away")}
              />
            </Choice>
          )}
        />
      )}
      {!isPickup && (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3">
          <bdi className="min-w-0 wrap-anywhere">{address ?? t("open.noPlace")}</bdi>
          <Button
            variant="outline"
            size="sm"
            className="bg-paper"
            onClick={({ currentTarget }) => openPanel("location", { anchor: currentTarget })}
          >
            {t("open.place")}
          </Button>
        </p>
      )}
      {time.days.length > 0 && (
        <TimeSection
          {...time}
          duration={null}
          isPossibleNow
          isCollected={isPickup}
          onChange={(at) => form.setValue("at", at)}
          refusals={[]}
        />
      )}
      <FormErrorMessage text={formState.errors.root?.message} />
      <Button type="submit" variant="accent" size="lg" isBusy={formState.isSubmitting}>
        {t("open.submit")}
      </Button>
    </form>
  );
}

/** The times after the end of choosing for which the order can be. */
function useLaterTimes(store: StoreDetails, minutes: number, chosen: string | null) {
  const { now, days } = useRequestedTime(noProducts, store, chosen);
  const end = now.getTime() + minutes * minuteMs;
  const later = days
    .map(({ day, slots }) => ({ day, slots: slots.filter(({ at }) => Date.parse(at) > end) }))
    .filter(({ slots }) => slots.length > 0);
  const isLater = later.some(({ slots }) => slots.some(({ at }) => at === chosen));
  return { now, days: later, at: isLater ? chosen : null };
}

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden className="mb-1 font-semibold">
        {title}
      </p>
      {children}
    </div>
  );
}

/** "20" or "20,50"; null for no amount. */
function toAmount(text: string): number | null {
  const amount = Number(text.trim().replace(",", "."));
  return text.trim() !== "" && Number.isFinite(amount) ? Math.round(amount * 100) / 100 : null;
}
