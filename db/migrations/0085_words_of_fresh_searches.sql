-- Words that another fresh list of searches did not find (docs/decisions/117-what-fresh-searches-found.md). What the owner has said of
-- them already stays as it is.
SELECT set_config('shop.command', '0085', true);
INSERT INTO dictionary (id, said, meant, note, updated_at)
  SELECT 'word-' || place, said, meant, note, now() FROM (SELECT 900 + row_number() OVER () AS place, * FROM (VALUES
    ('2z', 'zz', 'how one maker writes it'),
    ('6013', 'e6013', 'electrodes are called by their number'),
    ('co2', 'mig wire, mig welder', 'the gas that they work with'),
    ('8 number welding rod', 'welding electrode 4 mm', 'gauge'),
    ('welding rod 8 number', 'welding electrode 4 mm', 'gauge'),
    ('10 number welding rod', 'welding electrode 3.15 mm', 'gauge'),
    ('welding rod 10 number', 'welding electrode 3.15 mm', 'gauge'),
    ('12 number welding rod', 'welding electrode 2.5 mm', 'gauge'),
    ('welding rod 12 number', 'welding electrode 2.5 mm', 'gauge'),
    ('chop saw blade', 'metal cutting disc', ''),
    ('range', 'wrench', ''),
    ('slide range', 'adjustable wrench', ''),
    ('focus', 'flood light', ''),
    ('top', 'industrial plug', 'a plug top'),
    ('plug top', 'industrial plug', ''),
    ('extension wire', 'extension board', ''),
    ('gypsum', 'drywall', ''),
    ('upvc gum', 'solvent cement', ''),
    ('cpvc gum', 'solvent cement', ''),
    ('cpvc solution', 'solvent cement', ''),
    ('silicone tube', 'silicone sealant', ''),
    ('silicon tube', 'silicone sealant', ''),
    ('zero paper', 'sandpaper', ''),
    ('number paper', 'sandpaper', ''),
    ('kaathu plug', 'ear muff', 'Malayalam'),
    ('tyre', 'tyre', 'nothing near is offered for it'),
    ('solar panel', 'solar panel', 'nothing near is offered for it'),
    ('buffing wheel', 'buffing wheel', 'nothing near is offered for it'),
    ('വീൽ', 'wheel, disc', 'Malayalam'),
    ('ബോൾ', 'ball', 'Malayalam'),
    ('ഗേറ്റ്', 'gate', 'Malayalam'),
    ('സേഫ്റ്റി', 'safety', 'Malayalam'),
    ('ഷൂസ്', 'shoe', 'Malayalam'),
    ('व्हील', 'wheel, disc', 'Hindi'),
    ('बॉल', 'ball', 'Hindi'),
    ('गेट', 'gate', 'Hindi')
  ) AS listed (said, meant, note)) AS words
   WHERE NOT EXISTS (
     -- an owner's `Plug-top` is the same entry (entryKey)
     SELECT FROM dictionary d WHERE trim(regexp_replace(lower(d.said), '[-\s]+', ' ', 'g')) = words.said);
SELECT set_config('shop.command', '', true);
-- processes that run forget what they have read
SELECT pg_notify('beypore_stale', '{"tags": null}');
