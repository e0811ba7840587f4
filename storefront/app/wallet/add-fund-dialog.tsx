import { fromMinor } from "@errand/core/money";
import { maxTopUp } from "@errand/core/wallet/top-up-bonus";
import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { DigitsField } from "@errand/ui/digits-field.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import Gift from "lucide-react/icons/gift";
import { useId } from "react";
import { Controller } from "react-hook-form";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { GatewayChoice } from "../config/gateway-choice.tsx";
import { useMoney, useRoundMoney, useShop } from "../config/shop.ts";
import { amountOf } from "./amount-of.ts";
import { type BonusOffer, bonusOn } from "./fund-bonus.ts";
import { PresetChoice } from "./preset-choice.tsx";
import { useAddFund } from "./use-add-fund.ts";

const most = fromMinor(maxTopUp);
const usualAmounts = [20, 30, 50, 100];

interface AddFundValues {
  amount: string;
  payment_method: string | null;
}

interface AddFundDialogProps {
  open: boolean;
  onClose(): void;
  /** The amount that it starts with; none by default. */
  amount?: number | undefined;
  /**
   * Returns whether the refusal is handled elsewhere; the dialog then closes and keeps its values.
   */
  onRefused(error: unknown): boolean;
}

/**
 * Asks how much to pay into the wallet and through which gateway (spec §4, Wallet add-fund; spec
 * §9).
 */
export function AddFundDialog({
  open,
  onClose,
  amount: initialAmount,
  onRefused,
}: AddFundDialogProps) {
  const t = useMessages("wallet");
  const money = useMoney();
  const round = useRoundMoney();
  const { config } = useShop();
  const id = useId();
  const gateways = config.active_payment_method_list;
  const form = useValidatedForm<AddFundValues>({
    defaultValues: {
      amount: initialAmount === undefined ? "" : String(initialAmount),
      payment_method: gateways[0]?.gateway ?? null,
    },
  });
  const { register, control, handleSubmit, formState, watch, setValue } = form;
  const { isStarting, start } = useAddFund();
  const offers = useBonusOffers(open);
  const text = watch("amount");
  const amount = amountOf(text);
  const isNothing = amount !== null && amount <= 0;
  const bonus = bonusOn(offers, amount ?? 0)?.bonus ?? 0;

  async function submit({ amount: typed, payment_method: gateway }: AddFundValues) {
    try {
      await start({ amount: amountOf(typed) ?? 0, gateway: gateway ?? "" });
    } catch (error) {
      if (onRefused(error)) onClose();
      else setApiErrors(form, error);
    }
  }

  function amountProblem(typed: string): string | true {
    if (typed.trim() === "") return t("addFund.amountRequired");
    const value = amountOf(typed);
    if (value === null) return t("addFund.amountInvalid");
    return value <= most || t("addFund.amountTooMuch", { most: money(most) });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("addFund.title")}
      text={t("addFund.text")}
      size="sm"
      footer={
        <Button
          type="submit"
          form={id}
          variant="accent"
          size="lg"
          className={bonus > 0 ? "w-full justify-between!" : "w-full"}
          disabled={isNothing}
          isBusy={isStarting}
        >
          {amount ? t("addFund.pay", { amount: money(amount) }) : t("addFund.submit")}
          {bonus > 0 && <span>{t("addFund.get", { total: money((amount ?? 0) + bonus) })}</span>}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-5">
        <div className="flex flex-col gap-3">
          <PresetChoice
            label={t("addFund.usual")}
            presets={usualAmounts.map((value) => {
              const more = bonusOn(offers, value)?.bonus ?? 0;
              return {
                value,
                label: round(value),
                detail: more > 0 ? `+${round(more)}` : t("addFund.noBonus"),
                isGood: more > 0,
              };
            })}
            value={amount}
            onChoose={(value) => setValue("amount", String(value), { shouldValidate: true })}
          />
          <DigitsField
            {...register("amount", { validate: amountProblem })}
            label={t("addFund.amount", { currency: config.currency_symbol })}
            inputMode="decimal"
            autoComplete="off"
            error={isNothing ? t("addFund.amountNothing") : formState.errors.amount?.message}
            isRequired
          />
          <Bonuses offers={offers} amount={amount ?? 0} />
        </div>
        <Controller
          control={control}
          name="payment_method"
          rules={{ validate: (chosen) => chosen !== null || t("addFund.methodRequired") }}
          render={({ field, fieldState }) => (
            <div>
              <p className="mb-1 font-medium">{t("addFund.method")}</p>
              <GatewayChoice
                label={t("addFund.method")}
                value={field.value}
                onChange={field.onChange}
              />
              {fieldState.error && (
                <p role="alert" className="text-sm font-medium text-bad">
                  {fieldState.error.message}
                </p>
              )}
            </div>
          )}
        />
        <FormErrorMessage text={formState.errors.root?.message} />
      </form>
    </Dialog>
  );
}

function useBonusOffers(isOpen: boolean): BonusOffer[] {
  const { data: offers = [] } = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/wallet/bonuses", {}),
    enabled: isOpen,
  });
  return offers;
}

/** What the shop adds to the amount; the offers while none is reached. */
function Bonuses({ offers, amount }: { offers: BonusOffer[]; amount: number }) {
  const t = useMessages("wallet");
  const money = useMoney();
  const best = bonusOn(offers, amount);
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {best ? (
        <p className="flex items-start gap-2.5 rounded-control bg-good-soft px-3.5 py-2.5 font-medium text-good">
          <Gift aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>
            {t("addFund.bonus", {
              title: best.title,
              bonus: money(best.bonus),
              total: money(amount + best.bonus),
            })}
          </span>
        </p>
      ) : (
        offers.map((offer) => <Offer key={offer.id} offer={offer} />)
      )}
    </div>
  );
}

function Offer({ offer }: { offer: BonusOffer }) {
  const t = useMessages("wallet");
  const money = useMoney();
  const { bonus_type, bonus_amount, minimum_add_amount, maximum_bonus_amount } = offer;
  const isPercentage = bonus_type === "percentage";
  const terms = {
    minimum: money(minimum_add_amount),
    bonus: isPercentage ? `${bonus_amount} %` : money(bonus_amount),
    most: money(maximum_bonus_amount),
  };
  return (
    <div className="rounded-control bg-sunken px-3.5 py-2.5">
      <p className="font-semibold">{offer.title}</p>
      {offer.description && <p className="text-sm">{offer.description}</p>}
      <p className="text-sm text-muted">
        {t(isPercentage && maximum_bonus_amount > 0 ? "addFund.offerUpTo" : "addFund.offer", terms)}
      </p>
    </div>
  );
}
