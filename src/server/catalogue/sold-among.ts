/** SQL of those of the products with these ids that are sold now, in their order; `ids`: SQL of an array of ids. */
export const soldAmong = (ids: string) => `ARRAY(
  SELECT asked.id FROM unnest(${ids}) WITH ORDINALITY AS asked (id, place)
  WHERE EXISTS (SELECT FROM products sold WHERE sold.id = asked.id AND sold.active) ORDER BY asked.place)`
