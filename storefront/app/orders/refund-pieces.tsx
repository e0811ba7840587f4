import type { OrderDetail } from "@errand/core/orders/orders.types";
import type { RefundableResponse } from "@errand/core/refunds/refunds.contract";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { QuantityStepper } from "@errand/ui/quantity-stepper.tsx";
import { Money } from "../config/money.tsx";
import { choicesOf } from "./order-lines.tsx";
import { amountOfChoice, nothingChosen, type RefundChoice } from "./refund-choice.ts";

interface RefundPiecesProps {
  refundable: RefundableResponse;
  details: OrderDetail[];
  value: RefundChoice;
  onChange(choice: RefundChoice): void;
}

/**
 * The lines of an order of which something is left, each with how many pieces are asked back, and
 * the whole order.
 */
export function RefundPieces({ refundable, details, value, onChange }: RefundPiecesProps) {
  const t = useMessages("orders");
  const lines = refundable.lines.filter(({ quantity, left }) => quantity > 0 && left > 0);
  return (
    <fieldset>
      <legend className="font-medium">{t("refund.what")}</legend>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.detail_id}>
            <Line
              line={line}
              detail={details.find(({ id }) => id === line.detail_id)}
              {...{ refundable, value, onChange }}
            />
          </li>
        ))}
        <li>
          <Checkbox
            isChecked={value.isWhole}
            onChange={(isWhole) => onChange({ ...nothingChosen, isWhole })}
            trail={<Money amount={refundable.left} className="font-semibold" />}
          >
            <span className="block font-medium">{t("refund.whole")}</span>
            <span className="block text-sm text-muted">{t("refund.wholeText")}</span>
          </Checkbox>
        </li>
      </ul>
    </fieldset>
  );
}

interface LineProps extends Pick<RefundPiecesProps, "refundable" | "value" | "onChange"> {
  line: RefundableResponse["lines"][number];
  detail: OrderDetail | undefined;
}

function Line({ line, detail, refundable, value, onChange }: LineProps) {
  const t = useMessages("orders");
  const { detail_id: id, quantity: most } = line;
  // What was weighed is asked back whole.
  const hasPieces = most > 1 && !detail?.weight;
  const quantity = value.pieces[id] ?? 0;
  const name = detail?.item_details.name ?? "";
  const choose = (pieces: number) => {
    const { [id]: _former, ...others } = value.pieces;
    onChange({ isWhole: false, pieces: pieces > 0 ? { ...others, [id]: pieces } : others });
  };
  const shown = { isWhole: false, pieces: { [id]: quantity || most } };
  return (
    <>
      <Checkbox
        isChecked={quantity > 0}
        onChange={(isChosen) => choose(isChosen ? most : 0)}
        trail={
          <Money
            amount={amountOfChoice(refundable, shown)}
            className={quantity > 0 ? "font-semibold" : "text-muted"}
          />
        }
      >
        <span className="flex items-center gap-3">
          <span className="w-11 shrink-0">
            <Picture
              src={detail?.image_full_url ?? null}
              alt=""
              sizes="44px"
              className="rounded-control border border-line"
            />
          </span>
          <span className="min-w-0">
            <span className="block font-medium">
              <bdi>{name}</bdi>
            </span>
            {detail &&
              choicesOf(detail).map((choice) => (
                <bdi key={choice} className="block text-sm text-muted">
                  {choice}
                </bdi>
              ))}
            {hasPieces && quantity === 0 && (
              <span className="block text-sm text-muted">
                {t("refund.pieces", { count: most })}
              </span>
            )}
          </span>
        </span>
      </Checkbox>
      {hasPieces && quantity > 0 && (
        <div className="flex items-center gap-3 ps-24 pb-3">
          <QuantityStepper
            size="sm"
            quantity={quantity}
            name={name}
            isAtMost={quantity >= most}
            onIncrease={() => choose(Math.min(quantity + 1, most))}
            onDecrease={() => choose(quantity - 1)}
          />
          <span className="text-sm text-muted">{t("refund.ofPieces", { count: most })}</span>
        </div>
      )}
    </>
  );
}
