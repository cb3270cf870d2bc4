import { cleanText } from '@milepost/content'
import { type AmountError, parseAmount, toMinor } from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import { fillMessage } from '@milepost/supporter/messages'
import { type SiteMessages } from '../../messages/site-messages.ts'
import type { RefusedGift } from '../../sections/donate/donate-form-view.ts'
import {
  amountField,
  otherAmountField,
  tickedAmountField,
} from '../../sections/donate/gift-fields.ts'
import { giftLimits } from '../../sections/donate/gift-limits.ts'

export type ReadGift = { ok: true; amountMinor: number } | { ok: false; refused: RefusedGift }

/**
 * Reads the donate form: a suggested amount, or the donor's own where that is chosen or where no
 * choice was made. Whatever is typed is refused in words rather than guessed at.
 */
export function readGift(
  form: FormData,
  { currency, country, messages }: { currency: string; country: string; messages: SiteMessages },
): ReadGift {
  const choice = textOf(form.get(amountField))
  const typed = textOf(form.get(otherAmountField))
  // Without scripts a donor may type an amount and leave a suggestion ticked: what was typed counts.
  const isTyped = typed.trim() !== ''
  const text = isTyped ? typed : choice
  const limits = giftLimits(currency)
  const parsed = parseAmount(text, { currency, ...limits })
  // Whoever ticked another one since, such as after coming back, has said two things: which is it?
  const ticked = form.get(tickedAmountField)
  const isTwice = isTyped && Number(choice) > 0 && ticked !== null && ticked !== choice
  if (parsed.ok && !isTwice) return parsed
  const amount = (minor: number) => formatMoney(minor, { currency, country })
  const error = parsed.ok
    ? fillMessage(messages.giving.amountTwice, {
        typed: typed.trim(),
        amount: amount(toMinor(Number(choice), currency)),
      })
    : fillMessage(messages.giving[messageOf[parsed.reason]], {
        currency,
        amount: amount(parsed.reason === 'too-large' ? limits.maxMinor : limits.minMinor),
      })
  return {
    ok: false,
    refused: { error, selected: isTyped ? undefined : choice || undefined, typed },
  }
}

const messageOf = {
  empty: 'amountEmpty',
  'not-a-number': 'amountNotANumber',
  'other-currency': 'amountOtherCurrency',
  negative: 'amountNegative',
  zero: 'amountZero',
  'too-small': 'amountTooSmall',
  'too-large': 'amountTooLarge',
  'too-precise': 'amountTooPrecise',
} as const satisfies Record<AmountError, keyof SiteMessages['giving']>

/** No amount is longer than this; what comes back is cut, so that no answer grows with what was sent. */
const longestAmount = 100

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? cleanText(value.slice(0, longestAmount)) : ''
}
