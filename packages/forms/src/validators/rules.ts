import {
  createValidator,
  fieldValue,
  filledValidator,
  includesValue,
  isEmpty,
  patternValidator,
  type Validator,
} from './validator.ts'

/** Refuses what is empty; the only validator that does (Spec §5). */
export function required(message = 'This field is required'): Validator {
  return createValidator((value) => (isEmpty(value) ? message : undefined), { isRequired: true })
}

const letters = /^[\p{L}\p{M}]+$/u

/** Letters of every script, with their accents (Spec §5). */
export function alpha(message = 'Field must be only letters'): Validator {
  return patternValidator(message, letters)
}

const lettersAndDigits = /^[\p{L}\p{M}\p{Nd}]+$/u

/** Letters and digits of every script (Spec §5). */
export function alphaNumeric(message = 'Field must be only letters or numbers'): Validator {
  return patternValidator(message, lettersAndDigits)
}

const plainText = /^[\p{L}\p{M}\p{Nd} '_./#&+-]+$/u

/** Letters and digits of every script, space and `' _ . / # & + -` (Spec §5). */
export function alphaNumericSpecial(message = 'No special characters allowed'): Validator {
  return patternValidator(message, plainText)
}

const nameText = /^[a-z '.-]+$/i

/**
 * Letters a–z in both cases, hyphen, apostrophe, dot and single spaces (Spec §5). Narrower than the
 * names people bear: do not ask it of a person's own name.
 */
export function name(
  message = "Only a-z, hyphen (-), apostrophe ('), dot (.) and single space characters are allowed",
): Validator {
  return filledValidator(
    message,
    (value) => typeof value === 'string' && nameText.test(value) && !value.includes('  '),
  )
}

const plain =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d]+(?:[.-][a-z\d]+)*\.[a-z]{2,}$/i
const international =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\p{L}\p{M}\d]+(?:-+[\p{L}\p{M}\d]+)*(?:\.[\p{L}\p{M}\d]+(?:-+[\p{L}\p{M}\d]+)*)+$/u
const longestAddress = 254
const longestTopDomain = 63

/**
 * An e-mail address with a full domain, which may be international (Spec §5). The part before the @
 * is what mail systems carry everywhere: ASCII.
 */
export function email(message = 'Please enter a valid email'): Validator {
  return filledValidator(
    message,
    (value) =>
      typeof value === 'string' &&
      value.length <= longestAddress &&
      topDomainLength(value) <= longestTopDomain &&
      (plain.test(value) || international.test(value)),
  )
}

function topDomainLength(address: string): number {
  return address.length - address.lastIndexOf('.') - 1
}

const phoneText = /^[\d\s\-+.*#()]*$/

/** Digits and `- + . * # ( )`; spaces are ignored (Spec §5). */
export function phone(message = 'Please enter a valid phone number'): Validator {
  return patternValidator(message, phoneText)
}

// A host's labels are between single dots; no user name, which only serves to deceive.
const webAddress =
  /^https?:\/\/(?:\[[\d:.a-f]+\](?::\d+)?|[^\s/?#@\\.]+(?:\.[^\s/?#@\\.]+)*\.?)(?:[/?#]\S*)?$/i

/** A full web address, `http` or `https`; its host may be one without a dot or an IPv6 address (Spec §5). */
export function url(message = 'Please enter a valid URL'): Validator {
  return filledValidator(
    message,
    (value) => typeof value === 'string' && webAddress.test(value) && URL.canParse(value),
  )
}

const slugText = /^[a-z\d-]+$/i

/** The last part of an address: a–z in both cases, digits and hyphens (Spec §5). */
export function slug(
  message = 'Please enter a valid URL using only letters, numbers or hyphens (-)',
): Validator {
  return patternValidator(message, slugText)
}

const numberText = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/** A finite number, or a string that writes one in plain decimals, as `parseNumber` reads it (Spec §5). */
export function number(message = 'Must be a number'): Validator {
  return filledValidator(message, (value) =>
    typeof value === 'string' ? numberText.test(value.trim()) : Number.isFinite(value),
  )
}

const digit = /\p{Nd}/u
const letter = /\p{L}/u
const special = /[^\p{L}\p{M}\p{N}\s]/u

/** At least one digit, one letter and one character that is neither of them nor a space (Spec §5). */
export function passwordComplexity(
  message = 'Password must include at least one number, a lower or upper case letter and a special character (#,$,%,&,@ etc.)',
): Validator {
  return filledValidator(
    message,
    (value) =>
      typeof value === 'string' && digit.test(value) && letter.test(value) && special.test(value),
  )
}

/** The four comparisons: numbers by themselves, text and lists by their length (Spec §5). */
export function comparisonValidator(
  relation: string,
  limit: number,
  passes: (size: number) => boolean,
  message?: string,
): Validator {
  const numberMessage = message ?? `Number must be ${relation} ${limit}`
  const lengthMessage = message ?? `Must have a length ${relation} ${limit}`
  return createValidator((value) => {
    if (isEmpty(value)) return undefined
    if (typeof value === 'string' || Array.isArray(value))
      return passes(value.length) ? undefined : lengthMessage
    const isNumber = typeof value === 'number' || typeof value === 'bigint'
    return isNumber && passes(Number(value)) ? undefined : numberMessage
  })
}

/**
 * A number greater than the limit; text and lists are measured by their length (Spec §5).
 *
 * @param message - by default 'Number must be greater than N', or 'Must have a length greater than N'
 */
export function greaterThan(limit: number, message?: string): Validator {
  return comparisonValidator('greater than', limit, (size) => size > limit, message)
}

/**
 * A number greater than or equal to the limit; text and lists are measured by their length (Spec §5).
 *
 * @param message - by default 'Number must be greater than or equal to N', or 'Must have a length greater than or equal to N'
 */
export function greaterThanOrEqualTo(limit: number, message?: string): Validator {
  return comparisonValidator('greater than or equal to', limit, (size) => size >= limit, message)
}

/**
 * A number less than the limit; text and lists are measured by their length (Spec §5).
 *
 * @param message - by default 'Number must be less than N', or 'Must have a length less than N'
 */
export function lessThan(limit: number, message?: string): Validator {
  return comparisonValidator('less than', limit, (size) => size < limit, message)
}

/**
 * A number less than or equal to the limit; text and lists are measured by their length (Spec §5).
 *
 * @param message - by default 'Number must be less than or equal to N', or 'Must have a length less than or equal to N'
 */
export function lessThanOrEqualTo(limit: number, message?: string): Validator {
  return comparisonValidator('less than or equal to', limit, (size) => size <= limit, message)
}

/** Exactly this value, of the same type (Spec §5). */
export function equals(
  expected: string | number | boolean,
  message = `Field must be equal to ${expected}`,
): Validator {
  return filledValidator(message, (value) => Object.is(value, expected))
}

/**
 * The same value as another field (Spec §5).
 *
 * @param field - name of the other field
 * @param message - by default it calls the other field by its name
 */
export function equalsField(field: string, message = `Field must be equal to ${field}`): Validator {
  return filledValidator(message, (value, values) => Object.is(value, fieldValue(values, field)), {
    dependsOn: [field],
  })
}

/**
 * Another value than that of another field (Spec §5).
 *
 * @param field - name of the other field
 * @param message - by default it calls the other field by its name
 */
export function doesNotEqualField(
  field: string,
  message = `Field must be different to ${field}`,
): Validator {
  return filledValidator(message, (value, values) => !Object.is(value, fieldValue(values, field)), {
    dependsOn: [field],
  })
}

/**
 * Text, or a list, that includes the other field's value; an empty one is included in everything (Spec §5).
 *
 * @param field - name of the other field
 * @param message - by default it calls the other field by its name
 */
export function containsField(field: string, message = `Field must include ${field}`): Validator {
  return filledValidator(
    message,
    (value, values) => includesValue(value, fieldValue(values, field)) ?? true,
    {
      dependsOn: [field],
    },
  )
}

/**
 * Text, or a list, without the other field's value; an empty one is left out of account (Spec §5).
 *
 * @param field - name of the other field
 * @param message - by default it calls the other field by its name
 */
export function doesNotContainField(
  field: string,
  message = `Field must not include ${field}`,
): Validator {
  return filledValidator(
    message,
    (value, values) => !includesValue(value, fieldValue(values, field)),
    {
      dependsOn: [field],
    },
  )
}

/**
 * Files of some kinds only; a phone or a drop may bring others, whatever the control asked for.
 *
 * @param accept - as in HTML: media types such as `image/png`, `image/*`, or endings such as `.pdf`
 */
export function acceptedFiles(
  accept: string,
  message = 'Choose a file of another type',
): Validator {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase())
  return filledValidator(
    message,
    (value) => Array.isArray(value) && value.every((file) => isAccepted(file, kinds)),
  )
}

function isAccepted(file: unknown, kinds: readonly string[]): boolean {
  if (typeof file !== 'object' || file === null) return false
  const type = 'type' in file && typeof file.type === 'string' ? file.type.toLowerCase() : ''
  const name = 'name' in file && typeof file.name === 'string' ? file.name.toLowerCase() : ''
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.endsWith(kind)
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
  })
}

const bytesPerMegabyte = 1_000_000
const bytesPerKilobyte = 1000

/**
 * No file above a size.
 *
 * @param maxSizeBytes - the largest that passes
 */
export function maxFileSize(
  maxSizeBytes: number,
  message = `Choose a file of ${sizeInWords(maxSizeBytes)} at most`,
): Validator {
  return filledValidator(
    message,
    (value) =>
      Array.isArray(value) && value.every((file) => isFile(file) && file.size <= maxSizeBytes),
  )
}

function isFile(value: unknown): value is { size: number } {
  return (
    typeof value === 'object' && value !== null && 'size' in value && typeof value.size === 'number'
  )
}

function sizeInWords(sizeBytes: number): string {
  const isLarge = sizeBytes >= bytesPerMegabyte
  const size = sizeBytes / (isLarge ? bytesPerMegabyte : bytesPerKilobyte)
  return `${Number(size.toFixed(2))} ${isLarge ? 'MB' : 'kB'}`
}
