/** Words that stand around the trades of law and money; the notation is that of `design-creative`. */
export const LEGAL_FINANCE = `
contract-drafting: contract contracts agreement clause clauses nda draft template terms; freelance services client lawyer write short bilingual supplier partners software law saas studio pages
contract-review: contract agreement clause review sign signing read legalese; lawyer check safe client fair sent terms before risks redflag remarks
company-formation: incorporate incorporation llc gmbh register limited formation; company start delaware founding
startup-legal: shareholders safe equity vesting cap founders; startup lawyer agreement
trademark-services: trademark register name brand infringement; protect application mark
patent-services: patent invention inventor attorney; protect application idea
copyright-licensing: copyright licence license dmca stolen; rights use picture music
privacy-data-protection: gdpr privacy dpo cookie personal ccpa protection; data policy compliance dpa
website-terms-policies: terms policy imprint disclaimer conditions; website legal privacy rewrite shop
employment-law: dismissal fired employment employee severance unfair; lawyer contract work boss
immigration-services: visa immigration permit residence citizenship asylum green; lawyer apply move country
real-estate-law: property lease tenancy eviction landlord conveyancing; lawyer house buy contract
family-law-estate-planning: divorce custody inheritance testament prenup heirs estate; lawyer family children
dispute-resolution: court lawsuit litigation mediation dispute sue arbitration debt claim; lawyer represent money judge
legal-research: precedent statutes caselaw memorandum; legal research law
regulatory-compliance: compliance aml kyc regulation license fda; company rules bank
bookkeeping: bookkeeping bookkeeper receipts receipt invoices ledger reconcile quickbooks xero books shoebox; accounts monthly vat year small café firm company messy behind sort taxman business sole trader tidy filing paperwork caught accountant cafe
accounting: accountant accounting accounts ifrs statements; annual company tax books yearly management
payroll-services: payroll wages payslips salaries; employees pay monthly run
tax-preparation: tax taxes return irs filing 1040; income file prepare
tax-advisory: tax advisor deduction treaty double; advice taxes company abroad
vat-sales-tax: vat gst oss sales; tax register returns eu
financial-modeling: forecast runway projections scenarios cashflow assumptions excel model modelling cash burn; financial spreadsheet startup board money founder months numbers finance hire plan investor run out afford ceo budget last when
business-valuation: valuation worth sell acquisition merger; company business price
financial-planning-analysis: budget variance forecast fpa controlling; finance planning monthly board
fractional-cfo: cfo finance interim treasury; startup cash board money
auditing-due-diligence: audit auditor diligence; accounts company acquisition check books
personal-finance-planning: retirement savings pension budgeting debt household; personal money plan
investment-research: stocks shares equity portfolio dividend investing; research analysis company invest
trading-automation: trading forex metatrader bot backtest algo; strategy crypto automate stocks
`;
