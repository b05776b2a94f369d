-- How many people have bought a product together with anything, as bought_together was counted: it is counted product by product.
CREATE TABLE product_buyers (
  product_id text PRIMARY KEY,
  people int NOT NULL CHECK (people > 0)
);
