import { style } from '@vanilla-extract/css'
import { hiddenButRead } from '../../styles/hidden-but-read.ts'

export const visuallyHidden = style(hiddenButRead)
