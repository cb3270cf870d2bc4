import { FieldGroup, type FieldGroupProps } from '@milepost/ui'
import type { ReactNode } from 'react'
import type { Address } from '../index.ts'
import { SelectField } from './choice-fields.tsx'
import { TextField } from './text-fields.tsx'

export interface AddressFieldsProps extends Omit<FieldGroupProps, 'children'> {
  /** Prefix of the field names. For example, `home.` produces `home.line1`. @default '' */
  prefix?: string | undefined
  /** Options of the country field. An empty option is added before them. */
  countries: readonly { value: string; label: string }[]
  labels?: Partial<Record<keyof Address, ReactNode>> | undefined
  /** @default 'Choose a country' */
  chooseCountry?: string | undefined
}

const lines = [
  ['line1', 'Address line 1', 'address-line1'],
  ['line2', 'Address line 2', 'address-line2'],
  ['townOrCity', 'Town or city', 'address-level2'],
  ['countyOrState', 'County or state', 'address-level1'],
  ['postcodeOrZipcode', 'Postcode or ZIP code', 'postal-code'],
] as const

/**
 * Six address fields, named after the properties that `readAddress` returns. Use `readAddress` to convert an address
 * from the platform to initial values.
 */
export function AddressFields({
  prefix = '',
  countries,
  labels = {},
  chooseCountry = 'Choose a country',
  ...rest
}: AddressFieldsProps) {
  return (
    <FieldGroup {...rest}>
      {lines.map(([part, label, autoComplete]) => (
        <TextField
          key={part}
          name={`${prefix}${part}`}
          label={labels[part] ?? label}
          autoComplete={autoComplete}
          uppercase={part === 'postcodeOrZipcode'}
        />
      ))}
      <SelectField
        name={`${prefix}country`}
        label={labels.country ?? 'Country'}
        autoComplete="country"
      >
        <option value="">{chooseCountry}</option>
        {countries.map((country) => (
          <option key={country.value} value={country.value}>
            {country.label}
          </option>
        ))}
      </SelectField>
    </FieldGroup>
  )
}
