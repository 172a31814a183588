-- A text as `folded` of lib/domain/platform/understand/terms.ts makes it, but for its case, which the index takes away itself: one rule for rows and
-- queries, so that a name with accents is found with them and without.
CREATE FUNCTION folded_text(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text;
BEGIN
  -- most texts have nothing to fold: to decompose one costs ten times as much as to see that
  IF octet_length(written) = length(written)
    OR written !~ '[^\u0001-\u007f\u00a1-\u00a7\u00a9\u00ab-\u00ae\u00b0\u00b1\u00b6\u00b7\u00bb\u00bf\u2010\u2012-\u2016\u2018-\u2023\u20ac]' THEN
    RETURN written;
  END IF;
  plain := regexp_replace(normalize(written, NFKD), '[\u0300-\u036f]', '', 'g');
  RETURN CASE WHEN plain ~ '[ıøØłŁđĐħĦŧŦðÐς]' THEN translate(plain, 'ıøØłŁđĐħĦŧŦðÐς', 'ioOlLdDhHtTdDσ') ELSE plain END;
END
$$;
