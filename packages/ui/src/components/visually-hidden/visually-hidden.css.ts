import { style } from '@vanilla-extract/css'
import { hiddenButRead } from '../../styles/rules.ts'

export const visuallyHidden = style(hiddenButRead)
