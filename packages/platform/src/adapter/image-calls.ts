import type { uploadImage } from '../images/upload-image.ts'
import type { Call } from './call.ts'

/** Pictures that supporters upload. */
export interface ImageCalls {
  readonly uploadImage: Call<typeof uploadImage>
}
