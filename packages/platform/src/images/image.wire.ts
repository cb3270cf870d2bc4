/** What `POST {images}/image` and `POST {services}/v1/{provider}/images` answer; maybe with `http:`. */
export interface ImageUploadedWire {
  url: string
}

/** The body of `POST {services}/v1/{provider}/images`. */
export interface ImageBodyWire {
  image: string
}
