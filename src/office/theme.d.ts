/// <reference types="@mui/material/themeCssVarsAugmentation" />
/// <reference types="@mui/x-data-grid/themeAugmentation" />
